import { eleventyImageTransformPlugin } from '@11ty/eleventy-img';

export default function (config) {
  config.addShortcode('map', () => {
    if (!process.env.MAP_TOKEN) throw new Error('MAP_TOKEN is not set');
  });
  config.addPlugin(eleventyImageTransformPlugin);
  return { dir: { input: 'src' } };
}
