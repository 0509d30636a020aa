import { greet } from './greet.js';
import './style.css';
import { panel } from './widgets/thistle-panel.js';

panel();

const app = document.querySelector('#app');
app.textContent = greet('world');
