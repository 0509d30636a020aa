import { eleventyImageTransformPlugin } from '@11ty/eleventy-img';

export default function (config) {
  config.addPlugin(eleventyImageTransformPlugin);
  return { dir: { input: 'src' } };
}
