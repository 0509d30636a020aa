const key = process.env.PEBBLE_API_KEY;
if (!key) throw new Error('PEBBLE_API_KEY is not set');
export default {};
