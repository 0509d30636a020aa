import { expect, test } from "vitest";
import { price } from "./price.js";

test("shows cents", () => {
  expect(price(1250)).toBe("12.50 €");
});
