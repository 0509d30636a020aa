module.exports = { docs: ['intro', 'guide'] };
