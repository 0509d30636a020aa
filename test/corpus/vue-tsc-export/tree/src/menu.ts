export const PAGES = ["home", "about"];
