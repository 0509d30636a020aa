import { greet } from './greet.js';
import { draw } from 'cobalt-charts';
import './style.css';

draw();

const app = document.querySelector('#app');
app.textContent = greet('world');
