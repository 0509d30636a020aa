import { greet } from './greet.js';
import './more.js';
import data from './data.json';
console.log(data.title);

const app = document.querySelector('#app');
app.textContent = greet('world');
