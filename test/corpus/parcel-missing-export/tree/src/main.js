import { greet, thistleFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = thistleFarewell('world') + greet('world');
