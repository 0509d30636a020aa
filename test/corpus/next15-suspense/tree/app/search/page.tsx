'use client';

import { useSearchParams } from 'next/navigation';

export default function Search() {
  const params = useSearchParams();
  return <p>{params.get('q')}</p>;
}
