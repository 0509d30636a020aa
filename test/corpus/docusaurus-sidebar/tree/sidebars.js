module.exports = { docs: ['intro', 'guides/start'] };
