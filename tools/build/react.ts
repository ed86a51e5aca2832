/** An entry of its own keeps React in a chunk of its own, whose hash does not change with our code. */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
