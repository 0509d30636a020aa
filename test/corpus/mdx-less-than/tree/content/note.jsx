export const Note = ({ children }) => children;
