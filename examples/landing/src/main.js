import './style.css';
import { boats } from './boats.js';

function card({ name, length, text }) {
  const item = document.createElement('li');
  const title = document.createElement('h3');
  title.textContent = `${name}, ${length}`;
  const body = document.createElement('p');
  body.textContent = text;
  item.append(title, body);
  return item;
}

document.querySelector('#cards').append(...boats.map(card));

// Set as an app variable of the deploy; the bundler puts its value in at build time.
const greeting = import.meta.env.VITE_GREETING;
if (greeting) document.querySelector('#greeting').textContent = greeting;

const commit = import.meta.env.VITE_COMMIT;
if (commit) document.querySelector('#commit').textContent = commit.slice(0, 7);
