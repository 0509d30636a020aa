const key = process.env.HARBOUR_API_KEY;
if (!key) throw new Error('HARBOUR_API_KEY is not set');
export default {};
