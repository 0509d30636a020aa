import { greet } from './greet.js';
import { draw } from 'copper-charts';
import './style.css';

draw();

const app = document.querySelector('#app');
app.textContent = greet('world');
