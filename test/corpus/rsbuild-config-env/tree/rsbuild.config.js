const key = process.env.COBALT_API_KEY;
if (!key) throw new Error('COBALT_API_KEY is not set');
export default {};
