import Layout from './layouts/Layout.vue';

export default { layouts: { Layout, NotFound: Layout } };
