import { graphql } from 'gatsby';
import React from 'react';

export default function Home({ data }) {
  console.log(window.innerWidth);
  return <h1>{data.site.siteMetadata.title}</h1>;
}

export const query = graphql`
  query {
    site {
      siteMetadata {
        title
      }
    }
  }
`;
