import { greet, orchardFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = orchardFarewell('world') + greet('world');
