import { greet, emberFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = emberFarewell('world') + greet('world');
