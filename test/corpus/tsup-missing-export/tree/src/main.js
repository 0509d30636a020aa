import { greet, mapleFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = mapleFarewell('world') + greet('world');
