import { useState } from 'react';

export function Card({ title }: { title: string }) {
  useState(0);
  return <h2>{title}</h2>;
}
