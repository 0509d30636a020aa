import { greet, lanternFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = lanternFarewell('world') + greet('world');
