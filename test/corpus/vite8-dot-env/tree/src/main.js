import { greet } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = greet('world');
