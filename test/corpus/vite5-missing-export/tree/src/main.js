import { greet, harbourFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = harbourFarewell('world') + greet('world');
