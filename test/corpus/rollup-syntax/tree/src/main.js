import { greet } from './greet.js';
import './more.js';

const app = document.querySelector('#app');
app.textContent = greet('world');
