import { readFileSync, writeFileSync } from "node:fs";
import { load } from "js-yaml";

const site = load(readFileSync("data/site.yaml", "utf8"));
const urls = site.pages.map((page) => `${site.url}/${page}`);
writeFileSync("dist/sitemap.txt", urls.join("\n"));
console.log("sitemap written");
