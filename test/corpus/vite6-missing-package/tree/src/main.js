import { greet } from './greet.js';
import { draw } from 'meadow-charts';
import './style.css';

draw();

const app = document.querySelector('#app');
app.textContent = greet('world');
