module.exports = {
  baseUrl: "/shop/",
};
