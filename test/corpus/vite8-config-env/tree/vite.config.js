const key = process.env.COPPER_API_KEY;
if (!key) throw new Error('COPPER_API_KEY is not set');
export default {};
