import Layout from './Layout.vue';

export default { layouts: { Layout, NotFound: Layout } };
