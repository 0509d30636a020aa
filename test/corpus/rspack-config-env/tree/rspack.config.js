const key = process.env.EMBER_API_KEY;
if (!key) throw new Error('EMBER_API_KEY is not set');
export default {};
