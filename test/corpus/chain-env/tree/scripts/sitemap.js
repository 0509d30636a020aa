import { readFileSync, writeFileSync } from "node:fs";
import { load } from "js-yaml";

if (!process.env.SITE_URL) {
  console.error("✖ SITE_URL is required to write the sitemap");
  process.exit(1);
}
const site = load(readFileSync("data/site.yaml", "utf8"));
const urls = site.pages.map((page) => `${site.url}/${page}`);
writeFileSync("dist/sitemap.txt", urls.join("\n"));
console.log("sitemap written");
