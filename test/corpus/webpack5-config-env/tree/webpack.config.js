const key = process.env.ORCHARD_API_KEY;
if (!key) throw new Error('ORCHARD_API_KEY is not set');
export default {};
