import { price } from "./price.js";

document.querySelector("#app").textContent = price(1250);
