const key = process.env.MEADOW_API_KEY;
if (!key) throw new Error('MEADOW_API_KEY is not set');
export default {};
