#!/bin/sh
node build.js
