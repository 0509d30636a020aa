/** A platform that starts one instance, prints its socket, and runs until it is killed. Arguments: its folder, and the text of the server. */
import { functionNode } from './functions.ts';

const [, , nodeDir = '', text = ''] = process.argv;
const node = functionNode({ nodeDir });
const instance = await node.start({ 'server.js': text });
process.stdout.write(`${await instance.ready}\n`);
