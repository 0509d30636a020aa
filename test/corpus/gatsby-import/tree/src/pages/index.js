import { graphql } from 'gatsby';
import Menu from '../components/menu';
import React from 'react';

export default function Home({ data }) {
  return <h1><Menu />{data.site.siteMetadata.title}</h1>;
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
