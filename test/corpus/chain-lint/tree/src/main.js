import { price } from "./price.js";

const total = 3;
document.querySelector("#app").textContent = price(1250);
