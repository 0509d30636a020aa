export const boats = [
  { name: 'Tern', length: '3.2 m', text: 'A rowing dinghy that one person can lift.' },
  { name: 'Plover', length: '4.6 m', text: 'A lugsail daysailer for shallow water.' },
  { name: 'Curlew', length: '6.1 m', text: 'A small cruiser with two berths and a stove.' },
];
