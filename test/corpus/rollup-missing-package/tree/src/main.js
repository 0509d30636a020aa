import { greet } from './greet.js';
import { draw } from 'pebble-charts';
import './more.js';

draw();

const app = document.querySelector('#app');
app.textContent = greet('world');
