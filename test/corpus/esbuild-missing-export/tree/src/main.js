import { greet, willowFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = willowFarewell('world') + greet('world');
