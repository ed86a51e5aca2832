/** This entry separates the runtime library into a chunk whose hash does not change with our code. */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
