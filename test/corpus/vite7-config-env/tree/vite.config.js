const key = process.env.LANTERN_API_KEY;
if (!key) throw new Error('LANTERN_API_KEY is not set');
export default {};
