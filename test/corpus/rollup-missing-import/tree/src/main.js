import { greet } from './greet.js';
import './more.js';
import { panel } from './widgets/pebble-panel.js';

panel();

const app = document.querySelector('#app');
app.textContent = greet('world');
