import { start } from './begin.js';

start();
