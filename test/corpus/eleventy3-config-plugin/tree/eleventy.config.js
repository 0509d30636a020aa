import { eleventyImageTransformPlugin } from '@11ty/eleventy-img';
import rss from '@11ty/eleventy-plugin-rss';

export default function (config) {
  config.addPlugin(eleventyImageTransformPlugin);
  return { dir: { input: 'src' } };
}
