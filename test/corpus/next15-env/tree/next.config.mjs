if (!process.env.CMS_URL) throw new Error('Missing environment variable: CMS_URL');

export default { output: 'export', images: { unoptimized: true } };
