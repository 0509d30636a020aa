import { greet, copperFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = copperFarewell('world') + greet('world');
