import { greet } from './greet.js';
import './style.css';
import data from './data.json';
console.log(data.title);

const app = document.querySelector('#app');
app.textContent = greet('world');
